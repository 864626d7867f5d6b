/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Tax_RebateInputs */

const en_ca2_bill_tax_rebate = /** @type {(inputs: Bill_Tax_RebateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Small-order rebate: only the federal part of the tax applies to prepared food.`)
};

const fr_ca2_bill_tax_rebate = /** @type {(inputs: Bill_Tax_RebateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remboursement des petites commandes : seule la partie fédérale de la taxe s’applique aux plats préparés.`)
};

/**
* | output |
* | --- |
* | "Small-order rebate: only the federal part of the tax applies to prepared food." |
*
* @param {Bill_Tax_RebateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_rebate = /** @type {((inputs?: Bill_Tax_RebateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_RebateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_rebate(inputs)
	return en_ca2_bill_tax_rebate(inputs)
});