/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Maintenance_HeadingInputs */

const en_ca2_maintenance_heading = /** @type {(inputs: Maintenance_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back soon`)
};

const fr_ca2_maintenance_heading = /** @type {(inputs: Maintenance_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De retour bientôt`)
};

/**
* | output |
* | --- |
* | "Back soon" |
*
* @param {Maintenance_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const maintenance_heading = /** @type {((inputs?: Maintenance_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_maintenance_heading(inputs)
	return en_ca2_maintenance_heading(inputs)
});