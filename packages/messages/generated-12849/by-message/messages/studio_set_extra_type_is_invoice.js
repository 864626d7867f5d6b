/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_Type_Is_InvoiceInputs */

const en_ca2_studio_set_extra_type_is_invoice = /** @type {(inputs: Studio_Set_Extra_Type_Is_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice`)
};

const fr_ca2_studio_set_extra_type_is_invoice = /** @type {(inputs: Studio_Set_Extra_Type_Is_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Facture`)
};

/**
* | output |
* | --- |
* | "Invoice" |
*
* @param {Studio_Set_Extra_Type_Is_InvoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_type_is_invoice = /** @type {((inputs?: Studio_Set_Extra_Type_Is_InvoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_Type_Is_InvoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_type_is_invoice(inputs)
	return en_ca2_studio_set_extra_type_is_invoice(inputs)
});