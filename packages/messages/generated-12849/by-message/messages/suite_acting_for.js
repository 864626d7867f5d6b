/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ owner: NonNullable<unknown> }} Suite_Acting_ForInputs */

const en_ca2_suite_acting_for = /** @type {(inputs: Suite_Acting_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are acting for ${i?.owner}.`)
};

const fr_ca2_suite_acting_for = /** @type {(inputs: Suite_Acting_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous agissez pour ${i?.owner}.`)
};

/**
* | output |
* | --- |
* | "You are acting for {owner}." |
*
* @param {Suite_Acting_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_acting_for = /** @type {((inputs: Suite_Acting_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Acting_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_acting_for(inputs)
	return en_ca2_suite_acting_for(inputs)
});