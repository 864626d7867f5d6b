/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Challenge_RequiredInputs */

const en_ca2_order_challenge_required = /** @type {(inputs: Order_Challenge_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your bank asks you to confirm this payment. Please try again.`)
};

const fr_ca2_order_challenge_required = /** @type {(inputs: Order_Challenge_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre banque vous demande de confirmer ce paiement. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "Your bank asks you to confirm this payment. Please try again." |
*
* @param {Order_Challenge_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_challenge_required = /** @type {((inputs?: Order_Challenge_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Challenge_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_challenge_required(inputs)
	return en_ca2_order_challenge_required(inputs)
});