/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ tip: NonNullable<unknown> }} Checkout_Tip_SuggestedInputs */

const en_ca2_checkout_tip_suggested = /** @type {(inputs: Checkout_Tip_SuggestedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Our suggestion is ${i?.tip}. Change it or remove it as you like.`)
};

const fr_ca2_checkout_tip_suggested = /** @type {(inputs: Checkout_Tip_SuggestedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Notre suggestion : ${i?.tip}. Changez-la ou retirez-la à votre guise.`)
};

/**
* | output |
* | --- |
* | "Our suggestion is {tip}. Change it or remove it as you like." |
*
* @param {Checkout_Tip_SuggestedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tip_suggested = /** @type {((inputs: Checkout_Tip_SuggestedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tip_SuggestedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tip_suggested(inputs)
	return en_ca2_checkout_tip_suggested(inputs)
});