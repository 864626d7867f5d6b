/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_Postal_Code_KeptInputs */

const en_ca2_checkout_card_postal_code_kept = /** @type {(inputs: Checkout_Card_Postal_Code_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave it blank to use the one saved with the card.`)
};

const fr_ca2_checkout_card_postal_code_kept = /** @type {(inputs: Checkout_Card_Postal_Code_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laissez vide pour utiliser celui de la carte enregistrée.`)
};

/**
* | output |
* | --- |
* | "Leave it blank to use the one saved with the card." |
*
* @param {Checkout_Card_Postal_Code_KeptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_postal_code_kept = /** @type {((inputs?: Checkout_Card_Postal_Code_KeptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_Postal_Code_KeptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_postal_code_kept(inputs)
	return en_ca2_checkout_card_postal_code_kept(inputs)
});