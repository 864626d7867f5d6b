/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Checkout_Places_LeftInputs */

const en_ca2_checkout_places_left = /** @type {(inputs: Checkout_Places_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} left`)
};

const fr_ca2_checkout_places_left = /** @type {(inputs: Checkout_Places_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} de libre`)
};

/**
* | output |
* | --- |
* | "{count} left" |
*
* @param {Checkout_Places_LeftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_places_left = /** @type {((inputs: Checkout_Places_LeftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Places_LeftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_places_left(inputs)
	return en_ca2_checkout_places_left(inputs)
});