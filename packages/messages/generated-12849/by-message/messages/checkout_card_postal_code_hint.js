/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_Postal_Code_HintInputs */

const en_ca2_checkout_card_postal_code_hint = /** @type {(inputs: Checkout_Card_Postal_Code_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the card’s billing address, like H2X 1Y4 or a US ZIP code`)
};

const fr_ca2_checkout_card_postal_code_hint = /** @type {(inputs: Checkout_Card_Postal_Code_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Celui de l’adresse de facturation, comme H2X 1Y4 ou un ZIP américain`)
};

/**
* | output |
* | --- |
* | "From the card’s billing address, like H2X 1Y4 or a US ZIP code" |
*
* @param {Checkout_Card_Postal_Code_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_postal_code_hint = /** @type {((inputs?: Checkout_Card_Postal_Code_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_Postal_Code_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_postal_code_hint(inputs)
	return en_ca2_checkout_card_postal_code_hint(inputs)
});