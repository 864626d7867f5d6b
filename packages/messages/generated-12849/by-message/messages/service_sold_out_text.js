/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Sold_Out_TextInputs */

const en_ca2_service_sold_out_text = /** @type {(inputs: Service_Sold_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`While open, all dishes together`)
};

const fr_ca2_service_sold_out_text = /** @type {(inputs: Service_Sold_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendant l’ouverture, tous les plats ensemble`)
};

/**
* | output |
* | --- |
* | "While open, all dishes together" |
*
* @param {Service_Sold_Out_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_sold_out_text = /** @type {((inputs?: Service_Sold_Out_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Sold_Out_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_sold_out_text(inputs)
	return en_ca2_service_sold_out_text(inputs)
});