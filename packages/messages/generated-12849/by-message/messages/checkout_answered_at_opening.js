/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Answered_At_OpeningInputs */

const en_ca2_checkout_answered_at_opening = /** @type {(inputs: Checkout_Answered_At_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant answers each order itself, once it opens. You pay only if it accepts.`)
};

const fr_ca2_checkout_answered_at_opening = /** @type {(inputs: Checkout_Answered_At_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant répond lui-même à chaque commande, dès l’ouverture. Vous ne payez que s’il accepte.`)
};

/**
* | output |
* | --- |
* | "The restaurant answers each order itself, once it opens. You pay only if it accepts." |
*
* @param {Checkout_Answered_At_OpeningInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_answered_at_opening = /** @type {((inputs?: Checkout_Answered_At_OpeningInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Answered_At_OpeningInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_answered_at_opening(inputs)
	return en_ca2_checkout_answered_at_opening(inputs)
});