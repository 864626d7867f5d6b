/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Purchase_Order_LabelInputs */

const en_ca2_studio_set_localization_purchase_order_label = /** @type {(inputs: Studio_Set_Localization_Purchase_Order_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of payment by purchase order`)
};

const fr_ca2_studio_set_localization_purchase_order_label = /** @type {(inputs: Studio_Set_Localization_Purchase_Order_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom du paiement par bon de commande`)
};

/**
* | output |
* | --- |
* | "Name of payment by purchase order" |
*
* @param {Studio_Set_Localization_Purchase_Order_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_purchase_order_label = /** @type {((inputs?: Studio_Set_Localization_Purchase_Order_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Purchase_Order_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_purchase_order_label(inputs)
	return en_ca2_studio_set_localization_purchase_order_label(inputs)
});