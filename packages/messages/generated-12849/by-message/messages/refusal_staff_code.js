/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Staff_CodeInputs */

const en_ca2_refusal_staff_code = /** @type {(inputs: Refusal_Staff_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This code doesn’t work. Please check it, or ask for a new one: each works once, for a short time.`)
};

const fr_ca2_refusal_staff_code = /** @type {(inputs: Refusal_Staff_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce code ne fonctionne pas. Vérifiez-le ou demandez-en un nouveau : chacun sert une seule fois, pendant peu de temps.`)
};

/**
* | output |
* | --- |
* | "This code doesn’t work. Please check it, or ask for a new one: each works once, for a short time." |
*
* @param {Refusal_Staff_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_staff_code = /** @type {((inputs?: Refusal_Staff_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Staff_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_staff_code(inputs)
	return en_ca2_refusal_staff_code(inputs)
});