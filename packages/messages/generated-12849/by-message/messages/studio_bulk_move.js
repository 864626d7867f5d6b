/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_MoveInputs */

const en_ca2_studio_bulk_move = /** @type {(inputs: Studio_Bulk_MoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Move to`)
};

const fr_ca2_studio_bulk_move = /** @type {(inputs: Studio_Bulk_MoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Déplacer vers`)
};

/**
* | output |
* | --- |
* | "Move to" |
*
* @param {Studio_Bulk_MoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_move = /** @type {((inputs?: Studio_Bulk_MoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_MoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_move(inputs)
	return en_ca2_studio_bulk_move(inputs)
});