/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_WorkingInputs */

const en_ca2_site_working = /** @type {(inputs: Site_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment…`)
};

const fr_ca2_site_working = /** @type {(inputs: Site_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un instant…`)
};

/**
* | output |
* | --- |
* | "One moment…" |
*
* @param {Site_WorkingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const site_working = /** @type {((inputs?: Site_WorkingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_WorkingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_site_working(inputs)
	return en_ca2_site_working(inputs)
});