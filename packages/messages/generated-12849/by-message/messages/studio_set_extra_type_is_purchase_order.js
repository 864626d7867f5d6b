/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_Type_Is_Purchase_OrderInputs */

const en_ca2_studio_set_extra_type_is_purchase_order = /** @type {(inputs: Studio_Set_Extra_Type_Is_Purchase_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Purchase order`)
};

const fr_ca2_studio_set_extra_type_is_purchase_order = /** @type {(inputs: Studio_Set_Extra_Type_Is_Purchase_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bon de commande`)
};

/**
* | output |
* | --- |
* | "Purchase order" |
*
* @param {Studio_Set_Extra_Type_Is_Purchase_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_type_is_purchase_order = /** @type {((inputs?: Studio_Set_Extra_Type_Is_Purchase_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_Type_Is_Purchase_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_type_is_purchase_order(inputs)
	return en_ca2_studio_set_extra_type_is_purchase_order(inputs)
});