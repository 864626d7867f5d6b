/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_TypeInputs */

const en_ca2_studio_set_delivery_type = /** @type {(inputs: Studio_Set_Delivery_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where to`)
};

const fr_ca2_studio_set_delivery_type = /** @type {(inputs: Studio_Set_Delivery_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Destination`)
};

/**
* | output |
* | --- |
* | "Where to" |
*
* @param {Studio_Set_Delivery_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_type = /** @type {((inputs?: Studio_Set_Delivery_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_type(inputs)
	return en_ca2_studio_set_delivery_type(inputs)
});