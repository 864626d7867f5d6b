/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown>, number: NonNullable<unknown> }} Run_Sheet_OrderInputs */

const en_ca2_run_sheet_order = /** @type {(inputs: Run_Sheet_OrderInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.suite} · order ${i?.number}`)
};

const fr_ca2_run_sheet_order = /** @type {(inputs: Run_Sheet_OrderInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.suite} · commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{suite} · order {number}" |
*
* @param {Run_Sheet_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_order = /** @type {((inputs: Run_Sheet_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_order(inputs)
	return en_ca2_run_sheet_order(inputs)
});