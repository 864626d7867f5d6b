/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_SaveInputs */

const en_ca2_checkout_card_save = /** @type {(inputs: Checkout_Card_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save this card for next time`)
};

const fr_ca2_checkout_card_save = /** @type {(inputs: Checkout_Card_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer cette carte pour la prochaine fois`)
};

/**
* | output |
* | --- |
* | "Save this card for next time" |
*
* @param {Checkout_Card_SaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_save = /** @type {((inputs?: Checkout_Card_SaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_SaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_save(inputs)
	return en_ca2_checkout_card_save(inputs)
});