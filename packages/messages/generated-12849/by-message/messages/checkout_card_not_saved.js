/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_Not_SavedInputs */

const en_ca2_checkout_card_not_saved = /** @type {(inputs: Checkout_Card_Not_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t save your payment method. Your order isn’t affected.`)
};

const fr_ca2_checkout_card_not_saved = /** @type {(inputs: Checkout_Card_Not_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas pu enregistrer votre mode de paiement. Votre commande n’en souffre pas.`)
};

/**
* | output |
* | --- |
* | "We couldn’t save your payment method. Your order isn’t affected." |
*
* @param {Checkout_Card_Not_SavedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_not_saved = /** @type {((inputs?: Checkout_Card_Not_SavedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_Not_SavedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_not_saved(inputs)
	return en_ca2_checkout_card_not_saved(inputs)
});