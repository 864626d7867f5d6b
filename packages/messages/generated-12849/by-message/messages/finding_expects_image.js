/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_ImageInputs */

const en_ca2_finding_expects_image = /** @type {(inputs: Finding_Expects_ImageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`an address that begins with https:// or http://, or a path of the site such as /pictures/burger.webp`)
};

const fr_ca2_finding_expects_image = /** @type {(inputs: Finding_Expects_ImageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une adresse qui commence par https:// ou http://, ou un chemin du site comme /pictures/burger.webp`)
};

/**
* | output |
* | --- |
* | "an address that begins with https:// or http://, or a path of the site such as /pictures/burger.webp" |
*
* @param {Finding_Expects_ImageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_image = /** @type {((inputs?: Finding_Expects_ImageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_ImageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_image(inputs)
	return en_ca2_finding_expects_image(inputs)
});