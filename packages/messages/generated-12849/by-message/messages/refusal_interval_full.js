/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Interval_FullInputs */

const en_ca2_refusal_interval_full = /** @type {(inputs: Refusal_Interval_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That time is fully booked. Please choose another one.`)
};

const fr_ca2_refusal_interval_full = /** @type {(inputs: Refusal_Interval_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette plage horaire est complète. Veuillez en choisir une autre.`)
};

/**
* | output |
* | --- |
* | "That time is fully booked. Please choose another one." |
*
* @param {Refusal_Interval_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_interval_full = /** @type {((inputs?: Refusal_Interval_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Interval_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_interval_full(inputs)
	return en_ca2_refusal_interval_full(inputs)
});