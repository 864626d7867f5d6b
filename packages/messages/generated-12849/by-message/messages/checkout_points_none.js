/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Points_NoneInputs */

const en_ca2_checkout_points_none = /** @type {(inputs: Checkout_Points_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep my points`)
};

const fr_ca2_checkout_points_none = /** @type {(inputs: Checkout_Points_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Garder mes points`)
};

/**
* | output |
* | --- |
* | "Keep my points" |
*
* @param {Checkout_Points_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_points_none = /** @type {((inputs?: Checkout_Points_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Points_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_points_none(inputs)
	return en_ca2_checkout_points_none(inputs)
});