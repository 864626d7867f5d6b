/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_PointsInputs */

const en_ca2_checkout_points = /** @type {(inputs: Checkout_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay with points`)
};

const fr_ca2_checkout_points = /** @type {(inputs: Checkout_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payer avec des points`)
};

/**
* | output |
* | --- |
* | "Pay with points" |
*
* @param {Checkout_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_points = /** @type {((inputs?: Checkout_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_points(inputs)
	return en_ca2_checkout_points(inputs)
});