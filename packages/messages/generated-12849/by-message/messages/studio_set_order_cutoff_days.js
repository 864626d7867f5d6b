/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Order_Cutoff_DaysInputs */

const en_ca2_studio_set_order_cutoff_days = /** @type {(inputs: Studio_Set_Order_Cutoff_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days before a date when its orders close`)
};

const fr_ca2_studio_set_order_cutoff_days = /** @type {(inputs: Studio_Set_Order_Cutoff_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jours avant une date où les commandes ferment`)
};

/**
* | output |
* | --- |
* | "Days before a date when its orders close" |
*
* @param {Studio_Set_Order_Cutoff_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_order_cutoff_days = /** @type {((inputs?: Studio_Set_Order_Cutoff_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Order_Cutoff_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_order_cutoff_days(inputs)
	return en_ca2_studio_set_order_cutoff_days(inputs)
});