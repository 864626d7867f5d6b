/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_SlugInputs */

const en_ca2_finding_expects_slug = /** @type {(inputs: Finding_Expects_SlugInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`small letters and digits with single hyphens between them, such as the-grill`)
};

const fr_ca2_finding_expects_slug = /** @type {(inputs: Finding_Expects_SlugInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`des minuscules et des chiffres séparés par des traits d’union, comme le-gril`)
};

/**
* | output |
* | --- |
* | "small letters and digits with single hyphens between them, such as the-grill" |
*
* @param {Finding_Expects_SlugInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_slug = /** @type {((inputs?: Finding_Expects_SlugInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_SlugInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_slug(inputs)
	return en_ca2_finding_expects_slug(inputs)
});