/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Invoice_LabelInputs */

const en_ca2_studio_set_localization_invoice_label = /** @type {(inputs: Studio_Set_Localization_Invoice_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of payment by invoice`)
};

const fr_ca2_studio_set_localization_invoice_label = /** @type {(inputs: Studio_Set_Localization_Invoice_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom du paiement par facture`)
};

/**
* | output |
* | --- |
* | "Name of payment by invoice" |
*
* @param {Studio_Set_Localization_Invoice_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_invoice_label = /** @type {((inputs?: Studio_Set_Localization_Invoice_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Invoice_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_invoice_label(inputs)
	return en_ca2_studio_set_localization_invoice_label(inputs)
});