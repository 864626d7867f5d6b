/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_Move_SubmitInputs */

const en_ca2_studio_bulk_move_submit = /** @type {(inputs: Studio_Bulk_Move_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Move`)
};

const fr_ca2_studio_bulk_move_submit = /** @type {(inputs: Studio_Bulk_Move_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Déplacer`)
};

/**
* | output |
* | --- |
* | "Move" |
*
* @param {Studio_Bulk_Move_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_move_submit = /** @type {((inputs?: Studio_Bulk_Move_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_Move_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_move_submit(inputs)
	return en_ca2_studio_bulk_move_submit(inputs)
});