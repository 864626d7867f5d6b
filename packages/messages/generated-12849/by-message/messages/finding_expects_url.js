/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_UrlInputs */

const en_ca2_finding_expects_url = /** @type {(inputs: Finding_Expects_UrlInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`an address that begins with https:// or http://`)
};

const fr_ca2_finding_expects_url = /** @type {(inputs: Finding_Expects_UrlInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une adresse qui commence par https:// ou http://`)
};

/**
* | output |
* | --- |
* | "an address that begins with https:// or http://" |
*
* @param {Finding_Expects_UrlInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_url = /** @type {((inputs?: Finding_Expects_UrlInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_UrlInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_url(inputs)
	return en_ca2_finding_expects_url(inputs)
});