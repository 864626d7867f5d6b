/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ balance: NonNullable<unknown> }} Checkout_Points_HintInputs */

const en_ca2_checkout_points_hint = /** @type {(inputs: Checkout_Points_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You have ${i?.balance}. Points are used first, before a gift card. Taxes and tip stay the same.`)
};

const fr_ca2_checkout_points_hint = /** @type {(inputs: Checkout_Points_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous en avez ${i?.balance}. Les points s’appliquent en premier, avant une carte-cadeau. Taxes et pourboire ne changent pas.`)
};

/**
* | output |
* | --- |
* | "You have {balance}. Points are used first, before a gift card. Taxes and tip stay the same." |
*
* @param {Checkout_Points_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_points_hint = /** @type {((inputs: Checkout_Points_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Points_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_points_hint(inputs)
	return en_ca2_checkout_points_hint(inputs)
});