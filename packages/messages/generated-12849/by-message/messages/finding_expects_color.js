/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_ColorInputs */

const en_ca2_finding_expects_color = /** @type {(inputs: Finding_Expects_ColorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a colour such as #b3261e`)
};

const fr_ca2_finding_expects_color = /** @type {(inputs: Finding_Expects_ColorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une couleur comme #b3261e`)
};

/**
* | output |
* | --- |
* | "a colour such as #b3261e" |
*
* @param {Finding_Expects_ColorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_color = /** @type {((inputs?: Finding_Expects_ColorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_ColorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_color(inputs)
	return en_ca2_finding_expects_color(inputs)
});