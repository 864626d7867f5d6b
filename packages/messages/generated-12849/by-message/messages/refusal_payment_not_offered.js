/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Payment_Not_OfferedInputs */

const en_ca2_refusal_payment_not_offered = /** @type {(inputs: Refusal_Payment_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant offers no way to pay for this order here. Please call it to order.`)
};

const fr_ca2_refusal_payment_not_offered = /** @type {(inputs: Refusal_Payment_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant n’offre ici aucun mode de paiement pour cette commande. Veuillez l’appeler pour commander.`)
};

/**
* | output |
* | --- |
* | "The restaurant offers no way to pay for this order here. Please call it to order." |
*
* @param {Refusal_Payment_Not_OfferedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_payment_not_offered = /** @type {((inputs?: Refusal_Payment_Not_OfferedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Payment_Not_OfferedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_payment_not_offered(inputs)
	return en_ca2_refusal_payment_not_offered(inputs)
});