/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Staff_UnknownInputs */

const en_ca2_refusal_staff_unknown = /** @type {(inputs: Refusal_Staff_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This person isn’t on the staff here any more, or has no PIN.`)
};

const fr_ca2_refusal_staff_unknown = /** @type {(inputs: Refusal_Staff_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette personne ne fait plus partie du personnel, ou n’a pas de NIP.`)
};

/**
* | output |
* | --- |
* | "This person isn’t on the staff here any more, or has no PIN." |
*
* @param {Refusal_Staff_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_staff_unknown = /** @type {((inputs?: Refusal_Staff_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Staff_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_staff_unknown(inputs)
	return en_ca2_refusal_staff_unknown(inputs)
});