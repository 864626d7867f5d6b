/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_AnythingInputs */

const en_ca2_finding_expects_anything = /** @type {(inputs: Finding_Expects_AnythingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a value`)
};

const fr_ca2_finding_expects_anything = /** @type {(inputs: Finding_Expects_AnythingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une valeur`)
};

/**
* | output |
* | --- |
* | "a value" |
*
* @param {Finding_Expects_AnythingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_anything = /** @type {((inputs?: Finding_Expects_AnythingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_AnythingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_anything(inputs)
	return en_ca2_finding_expects_anything(inputs)
});