/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_In_ProgressInputs */

const en_ca2_refusal_in_progress = /** @type {(inputs: Refusal_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order is being placed. Please wait a moment.`)
};

const fr_ca2_refusal_in_progress = /** @type {(inputs: Refusal_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande est en cours d’envoi. Un instant, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "Your order is being placed. Please wait a moment." |
*
* @param {Refusal_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_in_progress = /** @type {((inputs?: Refusal_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_in_progress(inputs)
	return en_ca2_refusal_in_progress(inputs)
});