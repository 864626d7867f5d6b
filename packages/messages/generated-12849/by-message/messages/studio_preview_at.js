/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Preview_AtInputs */

const en_ca2_studio_preview_at = /** @type {(inputs: Studio_Preview_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date and time`)
};

const fr_ca2_studio_preview_at = /** @type {(inputs: Studio_Preview_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date et heure`)
};

/**
* | output |
* | --- |
* | "Date and time" |
*
* @param {Studio_Preview_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_preview_at = /** @type {((inputs?: Studio_Preview_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Preview_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_preview_at(inputs)
	return en_ca2_studio_preview_at(inputs)
});