/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_SavedInputs */

const en_ca2_checkout_card_saved = /** @type {(inputs: Checkout_Card_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your card is saved for next time.`)
};

const fr_ca2_checkout_card_saved = /** @type {(inputs: Checkout_Card_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre carte est enregistrée pour la prochaine fois.`)
};

/**
* | output |
* | --- |
* | "Your card is saved for next time." |
*
* @param {Checkout_Card_SavedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_saved = /** @type {((inputs?: Checkout_Card_SavedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_SavedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_saved(inputs)
	return en_ca2_checkout_card_saved(inputs)
});