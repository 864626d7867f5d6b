/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Sold_Out_DishesInputs */

const en_ca2_service_sold_out_dishes = /** @type {(inputs: Service_Sold_Out_DishesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold out longest`)
};

const fr_ca2_service_sold_out_dishes = /** @type {(inputs: Service_Sold_Out_DishesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Épuisés le plus longtemps`)
};

/**
* | output |
* | --- |
* | "Sold out longest" |
*
* @param {Service_Sold_Out_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_sold_out_dishes = /** @type {((inputs?: Service_Sold_Out_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Sold_Out_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_sold_out_dishes(inputs)
	return en_ca2_service_sold_out_dishes(inputs)
});