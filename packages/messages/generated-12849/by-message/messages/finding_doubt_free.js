/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_FreeInputs */

const en_ca2_finding_doubt_free = /** @type {(inputs: Finding_Doubt_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is 0.00: it costs nothing.`)
};

const fr_ca2_finding_doubt_free = /** @type {(inputs: Finding_Doubt_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est 0.00 ; cela ne coûte rien.`)
};

/**
* | output |
* | --- |
* | "This is 0.00: it costs nothing." |
*
* @param {Finding_Doubt_FreeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_free = /** @type {((inputs?: Finding_Doubt_FreeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_FreeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_free(inputs)
	return en_ca2_finding_doubt_free(inputs)
});