/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ points: NonNullable<unknown>, amount: NonNullable<unknown> }} Checkout_Points_ChoiceInputs */

const en_ca2_checkout_points_choice = /** @type {(inputs: Checkout_Points_ChoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.points} points, ${i?.amount} off`)
};

const fr_ca2_checkout_points_choice = /** @type {(inputs: Checkout_Points_ChoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.points} points, ${i?.amount} de moins`)
};

/**
* | output |
* | --- |
* | "{points} points, {amount} off" |
*
* @param {Checkout_Points_ChoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_points_choice = /** @type {((inputs: Checkout_Points_ChoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Points_ChoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_points_choice(inputs)
	return en_ca2_checkout_points_choice(inputs)
});