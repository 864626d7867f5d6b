/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Picture_OffInputs */

const en_ca2_service_picture_off = /** @type {(inputs: Service_Picture_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold out and paused by hour`)
};

const fr_ca2_service_picture_off = /** @type {(inputs: Service_Picture_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Épuisés et commandes suspendues, heure par heure`)
};

/**
* | output |
* | --- |
* | "Sold out and paused by hour" |
*
* @param {Service_Picture_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_picture_off = /** @type {((inputs?: Service_Picture_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Picture_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_picture_off(inputs)
	return en_ca2_service_picture_off(inputs)
});