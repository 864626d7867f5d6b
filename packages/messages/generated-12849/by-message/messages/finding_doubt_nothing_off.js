/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Nothing_OffInputs */

const en_ca2_finding_doubt_nothing_off = /** @type {(inputs: Finding_Doubt_Nothing_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This takes nothing off.`)
};

const fr_ca2_finding_doubt_nothing_off = /** @type {(inputs: Finding_Doubt_Nothing_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cela ne retire rien.`)
};

/**
* | output |
* | --- |
* | "This takes nothing off." |
*
* @param {Finding_Doubt_Nothing_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_nothing_off = /** @type {((inputs?: Finding_Doubt_Nothing_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Nothing_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_nothing_off(inputs)
	return en_ca2_finding_doubt_nothing_off(inputs)
});