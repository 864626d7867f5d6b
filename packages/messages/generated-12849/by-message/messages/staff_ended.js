/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_EndedInputs */

const en_ca2_staff_ended = /** @type {(inputs: Staff_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This sign-in has ended. Please ask for a new code.`)
};

const fr_ca2_staff_ended = /** @type {(inputs: Staff_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette session est terminée. Demandez un nouveau code.`)
};

/**
* | output |
* | --- |
* | "This sign-in has ended. Please ask for a new code." |
*
* @param {Staff_EndedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_ended = /** @type {((inputs?: Staff_EndedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_EndedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_ended(inputs)
	return en_ca2_staff_ended(inputs)
});