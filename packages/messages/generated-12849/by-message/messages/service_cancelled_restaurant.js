/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Service_Cancelled_RestaurantInputs */

const en_ca2_service_cancelled_restaurant = /** @type {(inputs: Service_Cancelled_RestaurantInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} by the restaurant`)
};

const fr_ca2_service_cancelled_restaurant = /** @type {(inputs: Service_Cancelled_RestaurantInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} par le restaurant`)
};

/**
* | output |
* | --- |
* | "{count} by the restaurant" |
*
* @param {Service_Cancelled_RestaurantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_cancelled_restaurant = /** @type {((inputs: Service_Cancelled_RestaurantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Cancelled_RestaurantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_cancelled_restaurant(inputs)
	return en_ca2_service_cancelled_restaurant(inputs)
});